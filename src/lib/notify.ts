import { toast } from 'react-hot-toast/headless'

// The text is the toast's id, so that the same toast never stands twice at once. The toaster counts its time.
const once = (text: string) => ({ id: text, duration: Infinity })

/** The toasts. The first line of a text is its title, what follows a line break stands under it, smaller. */
export const notify = {
  success: (text: string) => toast.success(text, once(text)),
  warning: (text: string) => toast(text, once(text)),
  failure: (text: string) => toast.error(text, once(text)),
}
