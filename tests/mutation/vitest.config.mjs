import { mergeConfig } from 'vite'
import { BaseSequencer } from 'vitest/node'
import config from '../../vite.config.ts'

// The files of tests that have found a mutant, the latest first: the next one is likely to stand near the last.
let finders = []

/** The first test that fails ends a mutant's run: what may find it goes first, and what renders, slowly, last. */
class LikelyFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const place = finders.indexOf(moduleId)
      return place === -1 ? finders.length + (moduleId.endsWith('.test.ts') ? 0 : 1) : place
    }
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

let vitest

const watchFinders = {
  onInit(started) {
    vitest = started
  },
  onTestModuleEnd(testModule) {
    if (testModule.state() !== 'failed') return
    const { moduleId } = testModule
    finders = [moduleId, ...finders.filter((finder) => finder !== moduleId)]
    // A mutant that lets a file of tests not even load is found too, but Stryker would see no test that failed.
    const file = vitest.state.getFiles().find(({ filepath }) => filepath === moduleId)
    if (file.tasks.length > 0) return
    file.tasks.push({ type: 'test', name: 'loads', mode: 'run', file, result: file.result })
    // Not waited for: it waits for the end of the run, which waits for this.
    void vitest.cancelCurrentRun('test-failure')
  },
}

export default mergeConfig(config, {
  test: {
    // They read the text of the source, in which the mutants stand, or are about the mock API.
    exclude: ['tests/rules.test.ts', 'tests/{fuzz,faults,mock-api}/**'],
    setupFiles: ['./tests/mutation/setup.ts'],
    sequence: { sequencer: LikelyFirst, setupFiles: 'list' },
    reporters: [watchFinders],
  },
})
