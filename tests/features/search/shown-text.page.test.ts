import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Group } from '@/features/search/source'
import { useShownText } from '@/features/search/use-results'

beforeEach(() => {
  vi.useFakeTimers()
})

type States = readonly Group['state'][]
interface Step {
  text: string
  states: States
}
const NOTHING: Step = { text: '', states: [] }

const useStep = ({ text, states }: Step) =>
  useShownText(
    text,
    states.map((state) => ({ state })),
  )

/** A page that shows no results yet. Each step sets its text and the states of its lists. */
function openPage() {
  const { result, rerender } = renderHook(useStep, { initialProps: NOTHING })
  return {
    shown: () => result.current,
    step: (text: string, ...states: States) => rerender({ text, states }),
  }
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('the results of a text are shown as soon as all lists have responded', () => {
  const { step, shown } = openPage()
  step('jollof', 'loading', 'loading')
  expect(shown()).toBe('')
  step('jollof', 'loaded', 'loading')
  expect(shown()).toBe('')
  step('jollof', 'loaded', 'failed')
  expect(shown()).toBe('jollof')
})

test('a text without a response is not shown, and one with a response after half a second', () => {
  const { step, shown } = openPage()
  step('jollof', 'loading', 'loading')
  wait(5000)
  expect(shown()).toBe('')
  step('jollof', 'loading', 'failed')
  wait(499)
  expect(shown()).toBe('')
  wait(1)
  expect(shown()).toBe('jollof')
})

test('the half second begins again with each text', () => {
  const { step, shown } = openPage()
  step('jollof', 'loaded', 'loading')
  wait(400)
  step('suya', 'loaded', 'loading')
  wait(400)
  expect(shown()).toBe('')
  wait(100)
  expect(shown()).toBe('suya')
})

test('a text that is too short is shown at once, because it has no results to wait for', () => {
  const { step, shown } = openPage()
  step('ab', 'loaded')
  step('a', 'loading')
  expect(shown()).toBe('a')
})
