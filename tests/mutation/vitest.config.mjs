import { mergeConfig } from 'vite'
import { BaseSequencer } from 'vitest/node'
import config from '../../vite.config.ts'

// How many mutants of a file of the source each file of tests has found.
const finds = new Map()

/** The source of the mutant that is being tried, and a file of tests. */
const pairOf = ({ config: { related } }, { moduleId }) => `${related} ${moduleId}`

/** The first test that fails ends a mutant's run: what finds most goes first, and what renders, slowly, last. */
class BestFirst extends BaseSequencer {
  async sort(files) {
    const rank = (file) =>
      (finds.get(pairOf(this.ctx, file)) ?? 0) + (file.moduleId.endsWith('.test.ts') ? 1 : 0)
    return files.toSorted((a, b) => rank(b) - rank(a) || a.moduleId.localeCompare(b.moduleId))
  }
}

let vitest

const watchFinds = {
  onInit(started) {
    vitest = started
  },
  onTestModuleEnd(testModule) {
    if (testModule.state() !== 'failed') return
    const pair = pairOf(vitest, testModule)
    finds.set(pair, (finds.get(pair) ?? 0) + 1)
    // A mutant that lets a file of tests not even load is found too, but Stryker would see no test that failed.
    const file = vitest.state.getFiles().find(({ filepath }) => filepath === testModule.moduleId)
    if (file.tasks.length > 0) return
    file.tasks.push({ type: 'test', name: 'loads', mode: 'run', file, result: file.result })
    // Not waited for: it waits for the end of the run, which waits for this.
    void vitest.cancelCurrentRun('test-failure')
  },
}

export default mergeConfig(config, {
  test: {
    // They read the text of the source, in which the mutants stand, or are about the mock API.
    exclude: ['tests/{rules,mock-api}.test.ts', 'tests/{hostile-,faults}*'],
    setupFiles: ['./tests/mutation/setup.ts'],
    sequence: { sequencer: BestFirst, setupFiles: 'list' },
    testTimeout: 15_000,
    reporters: [watchFinds],
  },
})
