import { heldCalls } from '../packages/ui/src/mocks/held.ts';

/** Requests that are under way, until their answers are there, body and all. */
const requests = new Set<object>();

const fetch = window.fetch.bind(window);
window.fetch = async (...request) => {
  requests.add(request);
  try {
    const response = await fetch(...request);
    await response.clone().arrayBuffer();
    return response;
  } finally {
    requests.delete(request);
  }
};

window.XMLHttpRequest = class extends XMLHttpRequest {
  override send(...body: Parameters<XMLHttpRequest['send']>) {
    requests.add(this);
    this.addEventListener('loadend', () => requests.delete(this));
    super.send(...body);
  }
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until no request is under way, but for those that a story holds, and the page keeps its height for two frames. */
export async function waitForIdle(): Promise<void> {
  for (let height = -1, before; height !== before || requests.size > heldCalls.size;) {
    before = height;
    await nextFrame();
    height = document.documentElement.scrollHeight;
  }
}

/** Requests that a story leaves unanswered are not the next one's. */
export function forgetRequests(): void {
  requests.clear();
  heldCalls.clear();
}
