import { heldCalls } from '../packages/ui/src/mocks/held.ts';

/** The calls that are under way, until their answers are there, body and all. */
const calls = new Set<object>();

const fetch = window.fetch.bind(window);
window.fetch = async (...request) => {
  calls.add(request);
  try {
    const response = await fetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } finally {
    calls.delete(request);
  }
};

window.XMLHttpRequest = class extends XMLHttpRequest {
  override send(...body: Parameters<XMLHttpRequest['send']>) {
    calls.add(this);
    this.addEventListener('loadend', () => calls.delete(this));
    super.send(...body);
  }
};

/** A frame, and what was due by then. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Waits until no call is under way, but for those that wait on purpose, and the page has been as tall for two frames.
 * A story that never comes to rest fails by the time limit of its test.
 */
export async function settled(): Promise<void> {
  for (let height = -1, before; height !== before || calls.size > heldCalls.size;) {
    before = height;
    await frame();
    height = document.documentElement.scrollHeight;
  }
}

/** Calls that still wait for an answer at the end of a story are not the next one's. */
export function forgetCalls(): void {
  calls.clear();
  heldCalls.clear();
}
