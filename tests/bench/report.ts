import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { FIGURE, readFigure, targets, type Figure } from './figures'

const FOLDER = path.resolve(import.meta.dirname, '../../bench-results')

function readMachine() {
  const chromium = execFileSync(process.env['CHROMIUM_PATH'] ?? '', ['--version'], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    // What else the machine had to do when the bench began: more than a little, and the times mean nothing.
    load: loadavg()[0] ?? 0,
    node: process.version,
    chromium: chromium.trim(),
  }
}

/** The figures of the same app and measure, from the least to the most. */
function summarize(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  const median = (at(middle) + at(middle + 0.5)) / 2
  return { median, min: at(0), max: at(sorted.length - 1), values }
}

function format(value: number, unit: Figure['unit']) {
  const digits = { ms: value < 100 ? 1 : 0, kB: 1, MB: 2, count: Number.isInteger(value) ? 0 : 1 }
  return value.toFixed(digits[unit])
}

function rowOf(measure: string, figures: readonly Figure[]) {
  const own = figures.filter((figure) => figure.measure === measure)
  const names = [...new Set(own.map(({ app }) => app))]
  const byApp = names.map((name) => {
    const values = own.filter(({ app }) => app === name).map(({ value }) => value)
    return [name, summarize(values)] as const
  })
  return { measure, unit: own[0]?.unit ?? 'count', target: targets[measure], apps: new Map(byApp) }
}

type Row = ReturnType<typeof rowOf>

/** The lines of a table: each measure's median and, in brackets, the least and the most, a column for each app. */
function tableOf(rows: readonly Row[], names: readonly string[]) {
  const cells = rows.map(({ measure, unit, target, apps }) => [
    measure,
    unit,
    target === undefined ? '' : `≤ ${target}`,
    ...names.map((name) => {
      const found = apps.get(name)
      if (!found) return ''
      const [median, min, max] = [found.median, found.min, found.max].map((value) =>
        format(value, unit),
      )
      const isOver = target !== undefined && found.median > target
      return `${median} (${min} to ${max})${isOver ? ' over' : ''}`
    }),
  ])
  const table = [['Median (least to most)', 'unit', 'target', ...names], ...cells]
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  )
  return table.map((line) =>
    line.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  '),
  )
}

/** Prints the table of all figures and writes them, each run's too, as JSON into `bench-results`. */
export default class BenchReporter implements Reporter {
  machine = readMachine()
  figures: Figure[] = []

  printsToStdio() {
    return false
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    const own = annotations.filter(({ type }) => type === FIGURE)
    this.figures.push(...own.map(({ description }) => readFigure(description)))
  }

  onEnd() {
    if (this.figures.length === 0) return
    const rows = [...new Set(this.figures.map(({ measure }) => measure))].map((measure) =>
      rowOf(measure, this.figures),
    )
    const names = [...new Set(this.figures.map(({ app }) => app))]
    const { processor, cores, load, node, chromium } = this.machine
    const now = new Date().toISOString()
    const file = path.join(FOLDER, `${now.slice(0, 19).replaceAll(':', '-')}.json`)
    mkdirSync(FOLDER, { recursive: true })
    const results = rows.map(({ apps, ...row }) => ({ ...row, apps: Object.fromEntries(apps) }))
    writeFileSync(file, JSON.stringify({ now, machine: this.machine, results }, null, 2))
    const missing = Object.keys(targets).filter(
      (measure) => !rows.some((row) => row.measure === measure),
    )
    const lines = [
      '',
      ...tableOf(rows, names),
      '',
      ...(missing.length > 0 ? [`Not measured: ${missing.join('; ')}.`] : []),
      `${processor}, ${cores} cores, load ${load.toFixed(2)} at the start; Node ${node}; ${chromium}.`,
      `All of it: ${path.relative(process.cwd(), file)}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}
