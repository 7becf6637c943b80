import type { ImageType } from './read-header.ts'

/** What the page sends to the worker. */
export interface ScaleTask {
  file: Blob
  type: ImageType
  /** In pixels. */
  maxSide: number
}

/** What the worker sends back. */
export interface ScaleReply {
  /** Null if the image cannot be decoded. */
  image: Blob | null
}
