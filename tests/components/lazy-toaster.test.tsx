import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyToaster } from '@/components/toast/lazy-toaster'
import { toast } from '@/lib/toast'
import { findToast } from '../support/render-app'

const loadToaster = () => import('@/components/toast/toaster')

test('toasts wait for the toaster, and the next one repeats a failed load', async () => {
  const load = vi.fn<typeof loadToaster>(loadToaster)
  load.mockRejectedValueOnce(new Error('offline'))
  const Toaster = lazyToaster(load)
  render(<Toaster />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => toast.error('Not saved'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
  act(() => toast.warning('Not saved either'))
  expect(await findToast('Not saved')).toBeVisible()
  expect(await findToast('Not saved either')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a toaster that could not load offline loads when the browser is online again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<typeof loadToaster>(loadToaster)
  load.mockRejectedValueOnce(new Error('offline'))
  const Toaster = lazyToaster(load)
  render(<Toaster />)
  await act(() => vi.advanceTimersByTimeAsync(3100))
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(2)
})

test('the toaster loads before it is needed', async () => {
  vi.useFakeTimers()
  const load = vi.fn<typeof loadToaster>(loadToaster)
  const Toaster = lazyToaster(load)
  render(<Toaster />)
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(load).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(load).toHaveBeenCalledTimes(1)
})
