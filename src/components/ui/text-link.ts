export const TEXT_LINK =
  'text-brand underline-offset-4 hover:underline pointer-coarse:-my-2.5 pointer-coarse:inline-flex pointer-coarse:min-h-control pointer-coarse:min-w-11 pointer-coarse:py-2.5'
