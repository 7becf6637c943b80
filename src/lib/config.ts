import { readConfig } from './env'

export const { config, problems: configProblems } = readConfig(import.meta.env)
