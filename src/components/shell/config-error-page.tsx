import { useTitle } from '@/hooks/use-title'

/** Replaces the console if an environment variable of the build is invalid. */
export function ConfigErrorPage({ problems }: { problems: string[] }) {
  useTitle('module', 'Not configured')
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-lg rounded-lg border bg-card p-8 shadow-card">
        <h1 className="text-xl">The console is not configured</h1>
        <p className="mt-3 text-muted-foreground">
          It was built with an invalid setting, so it cannot start. Correct the setting, then build
          again.
        </p>
        <ul className="mt-5 flex flex-col gap-near">
          {problems.map((problem) => (
            <li key={problem} className="rounded-md bg-muted px-4 py-3 wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}
