import { configure } from '@testing-library/react'

// A query that waits for an element fails after this time and as many turns of the event loop. On a busy machine the turns take
// longer: without them, a test would fail because of the machine, and count as one that has noticed the mutant.

const TURN_MS = 50
const TURNS = 30
const WAIT_MS = TURN_MS * TURNS

const { setTimeout } = globalThis

function setFairTimeout(callback: () => void, delay?: number, ...values: []) {
  if (delay !== WAIT_MS) return setTimeout(callback, delay, ...values)
  let turns = TURNS
  const timer = setInterval(() => {
    turns -= 1
    if (turns > 0) return
    clearInterval(timer)
    callback()
  }, TURN_MS)
  return timer
}

Object.assign(globalThis, { setTimeout: setFairTimeout })

export const waitFairly = () => configure({ asyncUtilTimeout: WAIT_MS })
