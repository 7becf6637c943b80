import * as v from 'valibot'

const statuses = ['ready', 'uploading', 'failed'] as const

export interface ImageValues {
  /** The URL of the current image until another one is uploaded. Null for no image. */
  url: string | null
  status: (typeof statuses)[number]
}

/** The field's value for a record with this image. */
export const imageValues = (url: string | null): ImageValues => ({ url, status: 'ready' })

/** A field's value in a draft. A draft has no file, so it has no upload either. */
export const imageValuesSchema = v.pipe(
  v.object({ url: v.nullable(v.string()), status: v.picklist(statuses) }),
  v.transform(({ url }) => imageValues(url)),
)

const uploadingSchema = v.object({ url: v.unknown(), status: v.literal('uploading') })

/** Whether a value of the form is an image that is being uploaded. */
export const hasUpload = (values: object) =>
  Object.values(values).some((value) => v.is(uploadingSchema, value))

const notUploadedSchema = v.object({
  url: v.unknown(),
  status: v.picklist(['uploading', 'failed']),
})

/** Whether a value of the form is a file, or an image that is not uploaded yet. */
export const hasFile = (values: object) =>
  Object.values(values).some((value) => value instanceof File || v.is(notUploadedSchema, value))

/** Validates the field's value. The output is the URL, or null for no image. */
export const imageFieldSchema = v.pipe(
  v.custom<ImageValues>((value) => v.is(imageValuesSchema, value)),
  v.check(({ status }) => status !== 'uploading', 'The image is still being uploaded'),
  v.check(({ status }) => status !== 'failed', 'The image was not uploaded'),
  v.transform(({ url }) => url),
)
