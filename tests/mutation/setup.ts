import { configure } from '@testing-library/react'

// Most mutants are found by what never appears: less time to wait for it.
configure({ asyncUtilTimeout: 3000 })
