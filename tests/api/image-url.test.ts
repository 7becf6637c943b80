import { expect, test } from 'vitest'
import { checkUrl, toShownUrl } from '@/api/image-url'

const services = {
  apiUrl: 'https://api.example.com/v1',
  imageApiUrl: 'https://images.example.com/upload',
  origin: 'https://admin.example.com',
}
const shown = (url: string) => toShownUrl(url, services)

test('the URL of an uploaded image is on the origin of the image service or the API', () => {
  expect(shown('https://images.example.com/a.jpg')).toBe('https://images.example.com/a.jpg')
  expect(shown('https://api.example.com/a.jpg?x=1')).toBe('https://api.example.com/a.jpg?x=1')
})

test('a relative URL belongs to the image service', () => {
  expect(shown('/files/a.jpg')).toBe('https://images.example.com/files/a.jpg')
  expect(shown('a.jpg')).toBe('https://images.example.com/upload/a.jpg')
})

test('an image on the origin of the console has a path as its URL', () => {
  const own = { ...services, apiUrl: '/api', imageApiUrl: '/api' }
  expect(toShownUrl('/api/images/a.jpg', own)).toBe('/api/images/a.jpg')
  expect(toShownUrl('https://admin.example.com/api/images/a.jpg', own)).toBe('/api/images/a.jpg')
})

test.each([
  'https://evil.example/a.jpg',
  '//evil.example/a.jpg',
  'https://images.example.com.evil.example/a.jpg',
  'https://images.example.com:8443/a.jpg',
  'http://images.example.com/a.jpg',
  'https://ada:secret@images.example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'blob:https://images.example.com/1',
  'https://admin.example.com/a.jpg',
  'https://',
  `https://images.example.com/${'a'.repeat(2000)}`,
])('the image URL %j is not used', (url) => {
  expect(shown(url)).toBeNull()
})

test.each([
  ['https://evil.example/a.jpg', 'evil.example'],
  ['//evil.example/a.jpg', 'evil.example'],
  ['https://images.example.com:8443/a.jpg', 'images.example.com:8443'],
  [`https://evil.example/${'a'.repeat(2000)}`, 'evil.example'],
  // These are on a server of the console, but cannot be shown.
  [`https://images.example.com/${'a'.repeat(2000)}`, null],
  [`/${'a'.repeat(2000)}`, null],
  ['https://ada:secret@api.example.com/a.jpg', null],
  ['http://images.example.com/a.jpg', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the image URL %j is refused, and on another server: %s', (url, foreignHost) => {
  expect(checkUrl(url, services)).toEqual({ shown: null, foreignHost })
})
