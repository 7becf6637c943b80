import { errorBody } from '../api/conventions.ts'
import { imageUploadShape } from '../api/image-url.ts'
import { MAX_MEGABYTES } from '../lib/images/check-image.ts'
import { imageTypes } from '../lib/images/read-header.ts'
import { toPlainSchema } from './json-schema.ts'

export const IMAGES_TAG = 'Images'

const description = `The console sends this request to the image service of \`VITE_IMAGE_API_URL\`, which may be another server. It is only sent for records whose list has \`image\` in \`capabilities.actions\`.

The image is a JPEG, PNG or WebP, encoded again by the console (so without the place of a photo), scaled to at most 1,600 px and has at most ${MAX_MEGABYTES} MB. The service has to check this, and the type by its bytes. The \`url\` in the response is on the origin of the image service or of the API, or relative to the image service. Any other is refused, because the Content-Security-Policy would not show it. It is sent as the \`image\` of the record when its form is saved: an image that no record has was not saved, and the service may remove it.`

const failure = (text: string, message: string) => ({
  description: text,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: errorBody(message),
    },
  },
})

/** The only request of the image service, which has its own base URL. */
export const imagePaths = {
  '/images': {
    post: {
      operationId: 'uploadImage',
      summary: 'Upload an image',
      description,
      tags: [IMAGES_TAG],
      'x-proposal': true,
      servers: [{ url: '/api', description: 'The base URL of VITE_IMAGE_API_URL.' }],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', format: 'binary' } },
              required: ['file'],
            },
            encoding: { file: { contentType: imageTypes.join(', ') } },
          },
        },
      },
      responses: {
        201: {
          description: 'The image is stored. 200 is a success, too.',
          content: {
            'application/json': {
              schema: toPlainSchema(imageUploadShape, 'output'),
              example: { url: '/api/images/upload-1.jpeg' },
            },
          },
        },
        401: failure(
          'The token is not valid. The form shows the message, and the session goes on.',
          'Sign in to upload images',
        ),
        413: failure('The image is too large.', 'The image has more than 10 MB'),
        415: failure('The type is not taken.', 'The image is not JPEG, PNG or WebP'),
        default: failure('The form shows the message.', 'Please try again later'),
      },
    },
  },
}
