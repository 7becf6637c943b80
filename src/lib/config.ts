import { readConfig } from './base-addresses'

export const { config, problems: configProblems } = readConfig(import.meta.env)
