import { Story as Frame, useOf } from '@storybook/addon-docs/blocks';
import { composeStory, type ReactRenderer } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import type { Story } from 'storybook/internal/csf';

interface Point {
  x: number;
  y: number;
}

/** A number beside the picture, and where its line ends on a part. */
interface Marker {
  number: Point;
  part: Point;
}

/** In px: the room around the picture for the numbers, their size, and how far from its part a line ends. */
const [room, size, gap] = [44, 24, 4];

/** What can be seen of an element: its box, or its text alone where the box has no edge of its own. */
function visibleBox(element: Element): DOMRect {
  const { backgroundColor, borderTopWidth } = getComputedStyle(element);
  if (element.textContent.trim() === '' || backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px')
    return element.getBoundingClientRect();
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** The boxes of all words and drawings, which a line should not run through. */
function obstaclesIn(picture: Element): DOMRect[] {
  const found = Array.from(picture.querySelectorAll('svg, img, button, input, select, textarea'), (one) =>
    one.getBoundingClientRect(),
  );
  const range = picture.ownerDocument.createRange();
  const texts = picture.ownerDocument.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

/** Gives each part a number at the edge of the picture, with a straight line that is short and crosses little. */
function place(stage: DOMRect, obstacles: DOMRect[], parts: DOMRect[]): Marker[] {
  const placed: Marker[] = [];
  for (const { x: left, y: top, width, height } of parts) {
    const part = new DOMRect(left - gap, top - gap, width + 2 * gap, height + 2 * gap);
    let best: { marker: Marker; cost: number } | undefined;
    for (const share of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const side of ['left', 'right', 'top', 'bottom'] as const) {
        const flat = side === 'left' || side === 'right';
        const x = flat ? part[side] : part.left + part.width * share;
        const y = flat ? part.top + part.height * share : part[side];
        const end = stage[side] + (side === 'left' || side === 'top' ? -room / 2 : room / 2);
        const number = flat ? { x: end, y } : { x, y: end };
        const line = new DOMRect(x, y, number.x - x, number.y - y);
        const crossed = obstacles.filter(
          (box) => box.right > line.left && box.left < line.right && box.bottom > line.top && box.top < line.bottom,
        );
        const near = placed.filter(
          (other) => Math.hypot(other.number.x - number.x, other.number.y - number.y) < size + 6,
        );
        const length = line.right - line.left + line.bottom - line.top;
        const cost = length + Math.abs(share - 0.5) * 20 + crossed.length * 150 + near.length * 9999;
        if (!best || cost < best.cost) best = { marker: { number, part: { x, y } }, cost };
      }
    if (best) placed.push(best.marker);
  }
  const relative = ({ x, y }: Point) => ({ x: x - stage.left + room, y: y - stage.top + room });
  return placed.map(({ number, part }) => ({ number: relative(number), part: relative(part) }));
}

/** Finds a part, and opens what it is hidden in. */
function findPart(picture: Element, selector: string): Element | null {
  const part = picture.querySelector(selector);
  const closed = part?.closest('summary') ? null : part?.closest('details');
  if (closed) closed.open = true;
  return part;
}

interface AnatomyProps {
  /** The story that is the picture: nothing in it can be pressed. No play function runs, but of one in a frame. */
  of: Story<ReactRenderer>;
  /** Height of a frame, for a story that its play function opens. One that takes the whole window has a frame anyway. */
  frame?: string;
  /** Changes the story's args. */
  args?: object;
  /** What to say of each part, by the selector that finds it in the picture. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A component with numbers on its parts, and what each of them is. */
export const Anatomy = ({ of, frame: framed, args, parts }: AnatomyProps) => {
  const picture = useRef<HTMLDivElement>(null);
  const { inline, height } = useOf(of, ['story']).story.parameters['docs'].story;
  const isFramed = framed !== undefined || inline === false;
  const [markers, setMarkers] = useState<Marker[]>([]);
  // The same element each time: a new one would mount the story again.
  const story = useMemo(() => {
    const Picture = composeStory(of.input, of.meta.input);
    return <Picture {...args} />;
    // oxlint-disable-next-line react/exhaustive-deps -- a guide's args never change
  }, [of]);
  useLayoutEffect(() => {
    const stage = picture.current;
    const frame = stage?.querySelector('iframe');
    const measure = () => {
      const root = frame ? frame.contentDocument?.querySelector('#storybook-root') : stage;
      if (!stage || !root) return;
      const found = Object.keys(parts).map((selector) => {
        const part = findPart(root, selector);
        if (!part) throw new Error(`Anatomy: the picture has no ${selector}`);
        return visibleBox(part);
      });
      const { x: left, y: top } = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
      const inPage = (box: DOMRect) => new DOMRect(box.x + left, box.y + top, box.width, box.height);
      setMarkers(place(stage.getBoundingClientRect(), obstaclesIn(root).map(inPage), found.map(inPage)));
    };
    frame?.addEventListener('load', () => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
      };
      channel.on('storyFinished', measure);
    });
    const resized = new ResizeObserver(measure);
    if (stage && !frame) resized.observe(stage);
    return () => resized.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- a guide's parts never change
  }, []);
  const color = 'var(--hvac-color-action)';
  return (
    <>
      <div
        className="sb-unstyled"
        style={{ position: 'relative', padding: room, border: '1px solid var(--hvac-color-border)', borderRadius: 8 }}
      >
        <div ref={picture} inert style={{ contain: 'layout' }}>
          {isFramed ? <Frame of={of} inline={false} height={framed ?? height} /> : story}
        </div>
        <svg aria-hidden style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}>
          {markers.map(({ number, part }, index) => (
            <g key={index}>
              <line x1={number.x} y1={number.y} x2={part.x} y2={part.y} stroke={color} strokeWidth={1.5} />
              <circle cx={part.x} cy={part.y} r={3} fill={color} />
              <circle cx={number.x} cy={number.y} r={size / 2} fill={color} />
              <text
                x={number.x}
                y={number.y}
                dy="0.35em"
                textAnchor="middle"
                fontSize={13}
                fontWeight={700}
                fill="#fff"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol>
        {Object.entries(parts).map(([selector, label]) => (
          <li key={selector}>{label}</li>
        ))}
      </ol>
    </>
  );
};
