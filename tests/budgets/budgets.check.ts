import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { buildFiles, growth, measure, type Measured } from './measure'

// Bytes, gzipped, and counts. Times depend on the machine: `npm run bench` measures them.
const budgetsSchema = v.object({
  firstRow: v.record(v.string(), v.number()),
  scripts: v.record(v.string(), v.number()),
})
const ingredientsSchema = v.record(v.string(), v.record(v.string(), v.number()))

const at = (name: string) => path.join(import.meta.dirname, name)
const read = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'))

const budgets = v.parse(budgetsSchema, read('budgets.json'))
const recorded = v.parse(ingredientsSchema, read('recorded.json'))
let measured: Measured

function table(sizes: Record<string, number>, limits: Record<string, number>) {
  const rows = Object.entries(sizes).map(([name, size]) => {
    const limit = limits[name]?.toLocaleString('en') ?? 'none'
    return `${size.toLocaleString('en').padStart(9)} of ${limit.padStart(7)}  ${name}`
  })
  return rows.join('\n')
}

beforeAll(async () => {
  // It is what React's own builds are chosen by.
  vi.stubEnv('NODE_ENV', 'production')
  measured = measure(await buildFiles())
  if (inject('isRecording')) {
    writeFileSync(at('recorded.json'), `${JSON.stringify(measured.ingredients, null, 2)}\n`)
  }
  const { firstRow, scripts } = measured
  process.stdout.write(`\nTo the first voucher\n${table(firstRow, budgets.firstRow)}\n`)
  process.stdout.write(`\nEach script, gzipped\n${table(scripts, budgets.scripts)}\n\n`)
})

describe('to the first voucher', () => {
  test.each(Object.entries(budgets.firstRow))('%s: at most %i', (name, limit) => {
    const before = recorded['the first voucher'] ?? {}
    const grown = growth(before, measured.ingredients['the first voucher'] ?? {})
    const size = measured.firstRow[name]
    expect(
      size,
      `More ${name} than the budget has. What grew, before it is minified:\n${grown}`,
    ).toBeLessThanOrEqual(limit)
  })
})

describe('the script', () => {
  test('each has a budget, and each budget has a script', () => {
    expect(Object.keys(budgets.scripts).toSorted()).toEqual(
      Object.keys(measured.scripts).toSorted(),
    )
  })

  test.each(Object.entries(budgets.scripts))('%s: at most %i', (name, limit) => {
    const grown = growth(recorded[name] ?? {}, measured.ingredients[name] ?? {})
    const size = measured.scripts[name] ?? 0
    expect(
      size,
      `${name} is over its budget. What grew, before it is minified:\n${grown}`,
    ).toBeLessThanOrEqual(limit)
  })
})
