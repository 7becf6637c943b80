import { expect, test } from 'vitest'
import { isolate, splitAtName, withoutIsolates } from '@/lib/isolate'

test('a name that has isolates of its own, as those of contacts on a phone, is split from its sentence', () => {
  const sentence = `Delete ${isolate('\u2068Ada\u2069 Obi')}?`
  expect(splitAtName(sentence)).toEqual({ before: 'Delete ', name: 'Ada Obi', after: '?' })
  expect(withoutIsolates(sentence)).toBe('Delete Ada Obi?')
})
