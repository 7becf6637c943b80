// The thread still has the mutant of its last run. Stryker activates the next one before the first test, so it is in no module
// that loads before that.
const stryker: unknown = Reflect.get(globalThis, '__stryker__')
if (stryker instanceof Object) Reflect.set(stryker, 'activeMutant', undefined)
