import { useImperativeHandle, type Ref, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** What others can do with the text of a text area. */
export interface TextHandle {
  getText: () => string
  /** Replaces the selection, and selects the given part of what is inserted. */
  insert: (text: string, selected?: string) => void
  /** Sends the text. */
  submit?: (() => void) | undefined
}

interface Changes {
  change: (text: string) => void
  submit?: () => void
}

/** `change` sets the text of the field. What is inserted into a read-only field is ignored. */
export function useTextHandle(
  handle: Ref<TextHandle> | undefined,
  field: RefObject<HTMLTextAreaElement | null>,
  { change, submit }: Changes,
) {
  useImperativeHandle(handle, () => ({
    getText: () => field.current?.value ?? '',
    insert(inserted, selected = '') {
      const { current: box } = field
      if (!box || box.readOnly) return
      const { value, selectionStart: start, selectionEnd: end } = box
      const from = start + (selected ? inserted.indexOf(selected) : inserted.length)
      // The selection is set in the new text.
      flushSync(() => change(value.slice(0, start) + inserted + value.slice(end)))
      box.focus()
      box.setSelectionRange(from, from + selected.length)
    },
    submit,
  }))
}
