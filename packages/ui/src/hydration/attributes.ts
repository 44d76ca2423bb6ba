/*
 * The attributes by which the HTML, the page's first script and React know each other before hydration. The script finds
 * elements by them; styles show and hide by them.
 */

/** On html: names of the page's scripts. The build writes it. */
export const code = 'data-code';
/** On html: the whole style sheet. The build writes it. */
export const styles = 'data-styles';
/** On html: id of the form that a receipt is for. Its draft is deleted. */
export const sent = 'data-sent';
/** On html: React handles events. */
export const hydrated = 'data-hydrated';
/** On html: the next document is loading, and the bar shows. */
export const loading = 'data-loading';
/** On html: code did not load, and loading states are hidden. */
export const stuck = 'data-stuck';
/** On a form: its submit waits for hydration. */
export const leadForm = 'data-lead-form';
/** On a form: a draft was restored, and its note shows. */
export const draft = 'data-draft';
/** On a control: its click waits for hydration. */
export const needsScript = 'data-needs-js';
/** On a submit button: its label while the form waits. */
export const waitingLabel = 'data-waiting-label';
/** On an alert: it shows when code did not load. */
export const notReady = 'data-not-ready';
/** On a button: it loads the code again. */
export const retry = 'data-retry';
/** On any element: the page is nothing without React, so it hydrates at once. */
export const live = 'data-live';
/** On a slider's arrow: by how many slides it moves. */
export const turn = 'data-turn';
/** On a slider's dot: the index of its slide. */
export const turnTo = 'data-turn-to';
