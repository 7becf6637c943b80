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

/** Whether the browser plays no sound because nobody has pressed anything since the page loaded. */
export const isSoundBlocked = () =>
  'userActivation' in navigator && !navigator.userActivation.hasBeenActive

/** Plays two short, soft tones. Resolves to whether the browser has allowed it. */
export async function playSound() {
  // A context that may not start writes a warning to the console.
  if (!canPlaySound() || isSoundBlocked()) return false
  const context = new AudioContext()
  const close = () => void context.close().catch(() => undefined)
  try {
    // The promise of a blocked context stays pending.
    await Promise.race([
      context.resume(),
      new Promise((resolve) => setTimeout(resolve, MAX_RESUME_MS)),
    ])
    if (context.state !== 'running') {
      close()
      return false
    }
    for (const [index, frequency] of TONES.entries()) {
      const start = context.currentTime + index * TONE_S
      const end = start + FADE_S
      const tone = new OscillatorNode(context, { frequency })
      const volume = new GainNode(context, { gain: 0 })
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
      volume.gain.exponentialRampToValueAtTime(0.001, end)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(end)
      if (index === TONES.length - 1) tone.addEventListener('ended', close)
    }
    return true
  } catch {
    close()
    return false
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
