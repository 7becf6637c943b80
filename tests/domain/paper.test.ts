import { expect, test } from 'vitest'
import { paperConcerns, paperDate, paperKind } from '@/domain/paper'

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

test.each([
  ['image/jpeg', '/files/1', 'image'],
  [' IMAGE/PNG; x=1', '/files/1.pdf', 'image'],
  ['image/svg+xml', '/files/1', 'image'],
  ['image/x-ms-bmp', '/files/1', 'image'],
  // Most browsers cannot show these.
  ['image/heic', '/files/1.jpg', 'other'],
  ['image/heif-sequence', '/files/1', 'other'],
  ['IMAGE/TIFF', '/files/1.tif', 'other'],
  ['image/jp2', '/files/1', 'other'],
  ['image/png-archive', '/files/1', 'other'],
  ['image/', '/files/1.png', 'other'],
  ['application/pdf', '/files/1.jpg', 'pdf'],
  ['Application/X-PDF; version=2', '/files/1', 'pdf'],
  ['application/octet-stream', '/files/1.jpg', 'other'],
  [null, '/files/licence.JPG', 'image'],
  [null, 'https://api.example.com/a.webp?size=2.pdf#top', 'image'],
  [null, '/files/licence.heic', 'other'],
  [null, '/files/licence.TIFF', 'other'],
  [null, '/files/licence.pdf?v=1', 'pdf'],
  [null, '/files/licence.docx', 'other'],
  [null, '/files/pdf', 'other'],
  [null, '/files.jpg/', 'other'],
] as const)('a file with the media type %s at %s is %s', (mediaType, url, kind) => {
  expect(paperKind(mediaType, url)).toBe(kind)
})

test.each([
  ['2028-04-10', 'Expires 10 Apr 2028', false, null],
  ['2026-12-26', 'Expires 26 Dec 2026', false, 'in 30 days'],
  ['2026-11-26', 'Expires 26 Nov 2026', false, 'today'],
  ['2026-03-03', 'Expired 3 Mar 2026', true, null],
] as const)('the date %s says what it is', (day, text, isPast, note) => {
  expect(paperDate(day, TODAY)).toEqual({ text, isPast, note })
})
