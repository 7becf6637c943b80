import * as v from 'valibot'

const statuses = ['ready', 'uploading', 'failed'] as const

export interface ImageValues {
  /** That of the present image until another one is uploaded. Null for no image. */
  url: string | null
  status: (typeof statuses)[number]
}

/** The value of an ImageField for the URL of a record. */
export const imageValues = (url: string | null): ImageValues => ({ url, status: 'ready' })

/** A value of an ImageField in a draft. The draft has no file, so there is no upload either. */
export const imageValuesSchema = v.pipe(
  v.object({ url: v.nullable(v.string()), status: v.picklist(statuses) }),
  v.transform(({ url }) => imageValues(url)),
)

const uploadingSchema = v.object({ url: v.unknown(), status: v.literal('uploading') })

/** Whether one of the values of a form is an image that is being uploaded. */
export const hasUpload = (values: object) =>
  Object.values(values).some((value) => v.is(uploadingSchema, value))

const notUploadedSchema = v.object({
  url: v.unknown(),
  status: v.picklist(['uploading', 'failed']),
})

/** Whether one of the values of a form is a file, or an image that is not uploaded yet. */
export const hasFile = (values: object) =>
  Object.values(values).some((value) => value instanceof File || v.is(notUploadedSchema, value))

/** The value of an ImageField. The output is the URL, or null for no image. */
export const imageFieldSchema = v.pipe(
  v.custom<ImageValues>((value) => v.is(imageValuesSchema, value)),
  v.check(({ status }) => status !== 'uploading', 'The image is still being uploaded'),
  v.check(({ status }) => status !== 'failed', 'The image was not uploaded'),
  v.transform(({ url }) => url),
)
