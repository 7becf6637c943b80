import * as icons from 'lucide'

// Icons are empty here: their lines are almost half of a page's elements, and only the browser tests look at them.
for (const icon of Object.values(icons)) {
  if (Array.isArray(icon)) icon.length = 0
}
