import { expect, test } from 'vitest'
import { paperConcerns } from '@/features/drivers/papers'

const TODAY = '2026-11-26'

const paperOf = (status: string | null, expiresAt: string | null = null) => ({
  type: 'Insurance',
  status,
  expiresAt,
})

test.each([
  ['approved', null, undefined, undefined],
  ['APPROVED', '2026-12-27', undefined, undefined],
  ['approved', '2026-12-26', 'expires in 30 days', '1 paper expires within 30 days'],
  ['approved', '2026-11-27', 'expires in 1 day', '1 paper expires within 30 days'],
  ['approved', '2026-11-26', 'expires today', '1 paper expires within 30 days'],
  ['approved', '2026-11-25', 'expired on 25 November 2026', '1 paper has expired'],
  ['expired', null, 'expired', '1 paper has expired'],
  ['expired', '2027-11-25', 'expired', '1 paper has expired'],
  ['pending', '2026-12-01', 'pending', '1 paper is pending'],
  ['pending', '2026-11-01', 'expired on 1 November 2026', '1 paper has expired'],
  ['rejected', '2026-11-01', 'rejected', '1 paper is rejected'],
  ['in_review', '2027-11-25', 'in review', '1 paper has another status'],
  [null, null, 'no status', '1 paper has another status'],
])('a paper that is %s until %s: %s', (status, expiresAt, text, count) => {
  const { lines, counts } = paperConcerns([paperOf(status, expiresAt)], TODAY)
  expect(lines).toEqual(text === undefined ? [] : [`Insurance: ${text}`])
  expect(counts).toEqual(count === undefined ? [] : [count])
})

test('papers are counted by what is wrong with them, and a paper without a type is called so', () => {
  const other = { ...paperOf('pending'), type: null }
  const papers = [paperOf('rejected'), paperOf('approved'), other, paperOf('pending')]
  expect(paperConcerns(papers, TODAY)).toEqual({
    lines: ['Insurance: rejected', 'Paper: pending', 'Insurance: pending'],
    counts: ['2 papers are pending', '1 paper is rejected'],
  })
})
