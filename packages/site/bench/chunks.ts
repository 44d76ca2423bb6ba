/** What each kind of page and each form of the built site brings with React, beside the goals. Needs a build. */
import {
  beforeIntent,
  goals,
  onTopOfReact,
  reactAndRouter,
  toastLayer,
  wholeForm,
  withReact,
} from '../e2e/support/chunks.ts';

const kB = (bytes: number) => Math.round(bytes / 100) / 10;

console.log('Scripts in kB, brotli');
console.table({
  'before the first intent': { kB: kB(beforeIntent), goal: kB(goals.beforeIntent) },
  'React and the router': { kB: kB(reactAndRouter), goal: kB(goals.reactAndRouter) },
  'a form with its libraries': { kB: kB(wholeForm), goal: kB(goals.form) },
  'what shows toasts, with the first one': { kB: kB(toastLayer) },
  'all that comes at the first intent, without the page': { kB: kB(withReact) },
});
console.table(
  Object.fromEntries(
    Object.entries(onTopOfReact).map(([page, { bytes, form }]) => [
      page,
      { 'on top of React kB': kB(bytes), 'of it for its form kB': form === 0 ? '' : kB(form) },
    ]),
  ),
);
