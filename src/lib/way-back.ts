/** Makes a record what it was before a change. */
export interface WayBack {
  /** The title of the success toast: "Dish marked as available". */
  success: string
  /**
   * Reads the record first, and rejects if somebody has changed it since. If only a part was done,
   * `detail` says what.
   */
  send: () => Promise<{ isPartial: boolean; detail: string }>
  /** Reads whether the record is what it was before the change. */
  isDone: () => Promise<boolean>
}
