import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { endSession, getSession } from '@/memory/session'
import { jpeg, otherFiles, png, bytesOf } from '../support/image-files'
import { provideImages, takeUploads } from '../support/images'
import { fill, findDialog, findToast, renderApp, signIn } from '../support/render-app'
import { holdResponse, server, serveWithout } from '../support/server'

const EDIT = '/categories?category=cat-001&dialog=edit'
const UPLOAD = 'POST /api/images'
const SAVE = 'PATCH /api/crm/category/cat-001'

/** Enters something else, so that there is a request. */
const rename = (user: UserEvent, dialog: { getByLabelText: (label: string) => HTMLElement }) =>
  fill(user, dialog.getByLabelText('Name'), ' bowls')
const body = { name: 'Rice bowls' }

const photo = new File([bytesOf(jpeg({ width: 4032, height: 3024 }))], 'Bola.HEIC.exe', {
  type: 'text/plain',
})

async function openForm(options: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp(EDIT, { vouchers: 0, ...options })
  takeUploads()
  const dialog = within(await findDialog('Edit category'))
  const input = await dialog.findByLabelText<HTMLInputElement>('Image')
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  return { ...app, dialog, input, choose, save: dialog.getByRole('button', { name: 'Save' }) }
}

const refuseUploads = (status: number, message: string) =>
  server.use(http.post('*/api/images', () => HttpResponse.json({ message }, { status })))

test('a chosen image is scaled, uploaded once, shown, and only sent to the backend with the form', async () => {
  const tasks = provideImages()
  const { dialog, user, writes, db, choose, save } = await openForm()
  const before = db.categories.find('cat-001')?.image
  expect(dialog.getByAltText('Preview')).toHaveAttribute('src', before)
  choose(photo)
  expect(await dialog.findByText('Saving shows the new image.')).toBeVisible()
  // By its bytes, whatever its name says.
  expect(tasks).toEqual([{ file: photo, type: 'image/jpeg', maxSide: 1600 }])
  expect(dialog.getByAltText('Preview')).toHaveAttribute('src', 'blob:image')
  expect(db.categories.find('cat-001')?.image).toBe(before)
  expect(writes).toEqual([{ request: UPLOAD, body: undefined }])
  await user.dblClick(save)
  expect(await findToast('Category saved')).toBeVisible()
  const { image } = db.categories.find('cat-001') ?? {}
  expect(image).toMatch(/^\/api\/images\/upload-.+\.jpeg$/)
  expect(writes.slice(1)).toEqual([{ request: SAVE, body: { image } }])
})

test('a cancelled upload leaves the present image, and the focus at the field', async () => {
  provideImages()
  const { dialog, user, writes, choose, save, input } = await openForm()
  const release = holdResponse('post', '*/api/images', 201, { url: '/api/images/late.jpeg' })
  choose(photo)
  await user.click(await dialog.findByRole('button', { name: 'Cancel upload' }))
  await waitFor(() => expect(input).toHaveFocus())
  release()
  expect(dialog.getByText('JPEG, PNG or WebP, at most 10 MB')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await rename(user, dialog)
  await user.click(save)
  expect(await findToast('Category saved')).toBeVisible()
  expect(writes.at(-1)).toEqual({ request: SAVE, body })
})

test('an image that the browser cannot decode is damaged', async () => {
  provideImages({ answer: () => ({ image: null }) })
  const { dialog, choose, writes } = await openForm()
  choose(photo)
  expect(await dialog.findByText(/^This image is damaged/)).toBeVisible()
  expect(writes).toEqual([])
})

test('a removed image comes back with "Undo", and is null in the request', async () => {
  provideImages()
  const { dialog, user, writes, save } = await openForm()
  const remove = () => user.click(dialog.getByRole('button', { name: 'Remove image' }))
  await remove()
  expect(dialog.getByText('Saving removes the image.')).toBeVisible()
  expect(dialog.queryByAltText('Preview')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(dialog.getByAltText('Preview')).toBeVisible()
  await remove()
  await user.click(save)
  expect(await findToast('Category saved')).toBeVisible()
  expect(writes).toEqual([{ request: SAVE, body: { image: null } }])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('while an image is uploaded, the form cannot be saved and says why, and closing it asks and stops the upload', async () => {
    provideImages()
    const { dialog, user, writes, choose, save, address } = await openForm()
    const release = holdResponse('post', '*/api/images', 201, { url: '/api/images/late.jpeg' })
    choose(photo)
    expect(await dialog.findByRole('progressbar', { name: 'Uploading the image' })).toBeVisible()
    expect(save).toBeDisabled()
    expect(save).toHaveAccessibleDescription('The image is being uploaded')
    await user.type(dialog.getByLabelText('Name'), ' bowls{Enter}')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(dialog.getByLabelText('Name')).toHaveValue('Rice bowls')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(address()).toBe('/categories'))
    release()
    expect(writes.map(({ request }) => request)).toEqual([UPLOAD])
  })

  test('a refused upload says why, keeps the session and what is typed, and "Try again" sends the same image once', async () => {
    const tasks = provideImages()
    const { dialog, user, writes, choose, save, input } = await openForm()
    await fill(user, dialog.getByLabelText('Name'), ' bowls')
    refuseUploads(401, 'The token of the image service has expired')
    choose(photo)
    const message = await dialog.findByRole('alert')
    expect(message).toHaveTextContent('The token of the image service has expired')
    expect(getSession()).not.toBeNull()
    // No toast says the same.
    expect(screen.getAllByText('The token of the image service has expired')).toHaveLength(1)
    // Saving now would lose the image.
    await user.click(save)
    expect(input).toHaveFocus()
    expect(input).toHaveAccessibleDescription('The token of the image service has expired')
    expect(writes.map(({ request }) => request)).toEqual([UPLOAD])

    server.resetHandlers(...server.listHandlers().slice(1))
    await user.dblClick(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('Saving shows the new image.')).toBeVisible()
    expect(tasks).toHaveLength(1)
    expect(writes.map(({ request }) => request)).toEqual([UPLOAD, UPLOAD])
    expect(dialog.getByLabelText('Name')).toHaveValue('Rice bowls')
  })

  test('a file that is not taken is never sent, and the present image can be kept', async () => {
    const tasks = provideImages()
    const { dialog, user, writes, choose, save } = await openForm()
    const files = [
      [new File([], 'empty.jpg'), /^This file is empty/],
      [new File([bytesOf(otherFiles.SVG)], 'logo.png', { type: 'image/png' }), /of the type SVG/],
      [new File([bytesOf(otherFiles.HEIC)], 'photo.heic'), 'Save it as JPEG first'],
      [new File([bytesOf(png({ width: 30_000, height: 30_000 }))], 'bomb.png'), /900 megapixels/],
    ] as const
    for (const [file, message] of files) {
      choose(file)
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message))
      expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    }
    await user.click(dialog.getByRole('button', { name: 'Keep the present image' }))
    await rename(user, dialog)
    await user.click(save)
    expect(await findToast('Category saved')).toBeVisible()
    expect(writes).toEqual([{ request: SAVE, body }])
    expect(tasks).toEqual([])
  })

  test('an image can be dropped and pasted', async () => {
    const tasks = provideImages()
    const { dialog, input } = await openForm()
    fireEvent.drop(input, { dataTransfer: { files: [photo] } })
    expect(await dialog.findByText('Saving shows the new image.')).toBeVisible()
    fireEvent.paste(input, { clipboardData: { files: [photo] } })
    await waitFor(() => expect(tasks).toHaveLength(2))
    expect(await dialog.findByText('Saving shows the new image.')).toBeVisible()
  })

  test('an uploaded image survives the end of the session, and a running upload ends with it', async () => {
    provideImages()
    const { dialog, user, writes, choose } = await openForm()
    choose(photo)
    await dialog.findByText('Saving shows the new image.')
    const release = holdResponse('post', '*/api/images')
    choose(photo)
    await dialog.findByRole('progressbar')
    act(() => endSession('expired'))
    await signIn(user)
    const again = within(await findDialog('Edit category'))
    release()
    expect(again.getByText('Draft restored')).toBeVisible()
    expect(await again.findByAltText('Preview')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/images\/upload-/),
    )
    await user.click(again.getByRole('button', { name: 'Save' }))
    expect(await findToast('Category saved')).toBeVisible()
    expect(writes.at(-1)?.body).toEqual({
      image: expect.stringMatching(/^\/api\/images\/upload-/),
    })
  })

  test('a new category gets its image with its other fields', async () => {
    provideImages()
    const { user, db } = renderApp('/categories?dialog=create', { vouchers: 0 })
    takeUploads()
    const dialog = within(await findDialog('Create category'))
    fireEvent.change(await dialog.findByLabelText('Image'), { target: { files: [photo] } })
    await dialog.findByText('Saving shows the new image.')
    await fill(user, dialog.getByLabelText('Name'), 'Asun')
    await fill(user, dialog.getByLabelText('Position'), '2')
    await user.click(dialog.getByRole('button', { name: 'Create category' }))
    expect(await findToast('Category added')).toBeVisible()
    const added = db.categories.all().find(({ name }) => name === 'Asun')
    expect(added?.image).toMatch(/^\/api\/images\/upload-/)
  })

  test('without an image service, a form has no field for an image', async () => {
    const { user } = renderApp(EDIT, { vouchers: 0 })
    const dialog = within(await findDialog('Edit category'))
    expect(dialog.queryByLabelText('Image')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  })

  test('a backend that does not announce images is sent none', async () => {
    provideImages()
    const app = renderApp('/categories', { vouchers: 0 })
    serveWithout(app.db, '*/api/crm/category', 'capabilities')
    await app.user.click(await screen.findByRole('link', { name: 'Rice' }))
    const dialog = within(await findDialog('Edit category'))
    await rename(app.user, dialog)
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await findToast('Category saved')).toBeVisible()
    expect(dialog.queryByLabelText('Image')).not.toBeInTheDocument()
    expect(app.writes).toEqual([{ request: SAVE, body }])
  })
})
