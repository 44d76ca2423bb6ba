import { expect, waitFor } from 'storybook/test';

/** Shows a state without the focus ring of whoever brought it about, unless the story is about the focus. */
export function dropFocus({ visual }: { visual?: { keepFocus?: boolean } }): void {
  if (!visual?.keepFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

let focused: Element | undefined;
let lost: Element | undefined;

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** Whether what had the focus went away with it. */
const isLost = () =>
  focused !== undefined && (document.activeElement ?? document.body) === document.body && !isUsable(focused);

const onFocus = ({ target }: Event) => {
  if (target instanceof Element) focused = target;
};
const onBlur = ({ target }: Event) =>
  // Where the element is about to go, this event comes first. A press beside a control takes the focus on purpose.
  queueMicrotask(() => {
    if (target === focused && focused && isUsable(focused)) focused = undefined;
  });
const onInput = () => {
  if (isLost()) lost ??= focused;
};

window.addEventListener('focusin', onFocus, { capture: true });
window.addEventListener('focusout', onBlur, { capture: true });
for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onInput, { capture: true });

/** Forgets what was lost: by an earlier story, or by a reload of the page. */
export function forgetFocus(): void {
  focused = undefined;
  lost = undefined;
}

/** Fails a story that lost the focus: after each press, keyboards and screen readers would start at the top of the page. */
export async function expectFocusKept(): Promise<void> {
  // An effect may be about to move it.
  await waitFor(() => expect(isLost()).toBe(false)).catch(onInput);
  if (lost) throw new Error(`The focus was lost with ${lost.outerHTML.slice(0, 300)}`);
}
