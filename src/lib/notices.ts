import { createStore } from '@tanstack/react-store'

/*
 * A sound and a notification of the operating system, for what happens while nobody looks at the page.
 */

/** Frequencies in Hz. An ascending fourth is noticed without alarming. */
const TONES = [587, 784] as const
const TONE_S = 0.18
const FADE_S = 0.35
const VOLUME = 0.12
const MAX_RESUME_MS = 500

export const canPlaySound = () => 'AudioContext' in window

/** Safari asks for a press on the page for each context, so that there is one for all sounds. */
let context: AudioContext | undefined
let lastTone: OscillatorNode | undefined

/** Whether the browser has let this tab play sound. Most do after the first press on the page. */
export const soundAllowed = createStore(false)

const hasBeenPressed = () =>
  !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

async function startContext() {
  // Before a press, a context writes a warning to the console.
  if (!canPlaySound() || !hasBeenPressed()) return undefined
  try {
    context ??= new AudioContext()
    // The promise of a blocked context stays pending.
    await Promise.race([
      context.resume(),
      new Promise((resolve) => setTimeout(resolve, MAX_RESUME_MS)),
    ])
  } catch {
    // It stays suspended.
  }
  const isRunning = context?.state === 'running'
  soundAllowed.setState(() => isRunning)
  return isRunning ? context : undefined
}

/** A running context keeps a laptop awake. */
const rest = () => {
  if (!lastTone) void context?.suspend().catch(() => undefined)
}

/** Plays two short, soft tones. Resolves to whether the browser has allowed it. */
export async function playSound() {
  const running = await startContext()
  if (!running) return false
  for (const [index, frequency] of TONES.entries()) {
    const start = running.currentTime + index * TONE_S
    const end = start + FADE_S
    const tone = new OscillatorNode(running, { frequency })
    const volume = new GainNode(running, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(volume).connect(running.destination)
    lastTone = tone
    tone.addEventListener('ended', () => {
      // Another sound may have begun.
      if (lastTone === tone) lastTone = undefined
      rest()
    })
    tone.start(start)
    tone.stop(end)
  }
  return true
}

const PRESSES = ['click', 'keydown'] as const

async function unlockSound() {
  if (soundAllowed.state) return
  await startContext()
  rest()
}

/**
 * Makes the sound ready for later, when nobody presses anything: at once if the page was pressed
 * before, else at the first press. Returns a function that ends it.
 */
export function prepareSound() {
  for (const event of PRESSES) window.addEventListener(event, unlockSound, true)
  void unlockSound()
  return () => {
    for (const event of PRESSES) window.removeEventListener(event, unlockSound, true)
    void context?.close().catch(() => undefined)
    context = undefined
    lastTone = undefined
    soundAllowed.setState(() => false)
  }
}

/**
 * Whether a page can create a notification. Chrome on Android has the constructor, which throws, and
 * browsers on iOS have none.
 */
export function canNotify() {
  if (!('Notification' in window)) return false
  // Otherwise this would show one.
  if (Notification.permission === 'granted') return true
  return createNotification('', {}) !== null
}

const hasPermission = (permission: NotificationPermission) =>
  'Notification' in window && Notification.permission === permission

export const mayNotify = () => hasPermission('granted')

/** Whether the administrator has not decided yet. */
export const mayAskToNotify = () => hasPermission('default')

/** Null if the browser does not have it. Without the permission, nothing is shown. */
function createNotification(title: string, options: NotificationOptions) {
  try {
    return new Notification(title, options)
  } catch {
    return null
  }
}

/** Asks for the permission, if the administrator has not decided. Call it in an event handler. */
export async function askToNotify() {
  try {
    return await Notification.requestPermission()
  } catch {
    return 'denied'
  }
}

/**
 * Shows a notification. `onPress` is called after the tab has got the focus. Returns a function that
 * closes it, or null if the browser does not allow notifications.
 */
export function showNotification(title: string, isSilent: boolean, onPress: () => void) {
  const notification = mayNotify() ? createNotification(title, { silent: isSilent }) : null
  if (!notification) return null
  const close = () => notification.close()
  notification.addEventListener('click', () => {
    window.focus()
    close()
    onPress()
  })
  return close
}
