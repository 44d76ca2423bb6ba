import { Markdown, Story as Frame, useOf } from '@storybook/addon-docs/blocks';
import { composeStory, type ReactRenderer } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import type { Story } from 'storybook/internal/csf';

/** Finds a part, and opens what it is hidden in. */
function findPart(picture: Element, selector: string): Element {
  const part = picture.querySelector(selector);
  if (!part) throw new Error(`Anatomy: the picture has no ${selector}`);
  const closed = part.closest('summary') ? null : part.closest('details');
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
  parts: Readonly<Record<string, string>>;
}

/** A component with a numbered outline around each part, and what each of them is. */
export const Anatomy = ({ of, frame: framed, args, parts }: AnatomyProps) => {
  const picture = useRef<HTMLDivElement>(null);
  const { inline, height } = useOf(of, ['story']).story.parameters['docs'].story;
  const isFramed = framed !== undefined || inline === false;
  const [boxes, setBoxes] = useState<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[]>([]);
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
      if (!root) return;
      // A frame's document begins at the frame's corner, as the stage does.
      const { left, top } = frame ? new DOMRect() : root.getBoundingClientRect();
      const found = Object.keys(parts).map((selector) => findPart(root, selector).getBoundingClientRect());
      setBoxes(found.map((box) => new DOMRect(box.left - left, box.top - top, box.width, box.height)));
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
  return (
    <>
      <div className="sb-unstyled anatomy">
        <div ref={picture} inert style={{ position: 'relative', contain: 'layout' }}>
          {isFramed ? <Frame of={of} inline={false} height={framed ?? height} /> : story}
          {boxes.map(({ left, top, width, height: tall }, index) => (
            <div key={index} aria-hidden className="anatomy-part" style={{ left, top, width, height: tall }}>
              <span>{index + 1}</span>
            </div>
          ))}
        </div>
      </div>
      <Markdown>
        {Object.values(parts)
          .map((label) => `1. ${label}`)
          .join('\n')}
      </Markdown>
    </>
  );
};
