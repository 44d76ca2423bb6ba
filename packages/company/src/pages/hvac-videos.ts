import type { VideosPageContent } from '@hvac/content/model';
import { companyFacts } from '../company.ts';
import type { Path } from '../paths.ts';
import { link, numbers, p } from '../rich-text.ts';

export const videos: VideosPageContent<Path> = {
  metadata: {
    title: 'HVAC Videos: See How Your System Works | Whitley’s',
    description:
      'A short video from our channel, and what to look for in your own system while you watch. The player loads only when you press the button.',
  },
  title: 'HVAC videos',
  lead: 'Some things are easier to see than to read about: how a filter goes in, where the drain line ends, what a healthy outdoor unit sounds like.',
  actions: [],
  video: {
    title: 'From our channel',
    text: 'This video loads from YouTube when you press the button. YouTube will see your visit.',
    still: {
      src: '/pictures/slide-3.svg',
      size: [1440, 760],
      alt: 'A technician at work on an outdoor unit by the river',
    },
    embed: {
      label: 'Play the video',
      href: 'https://www.youtube-nocookie.com/embed/sample-video',
      placeholder: true,
    },
  },
  channel: { label: 'More on our channel', href: companyFacts.youtube.value },
  sections: [
    {
      kind: 'text',
      heading: 'Find these in your house',
      body: [
        numbers(
          'The filter: where is it, what size is printed on the frame, and which way does the arrow point?',
          'The switch next to the air handler, so nobody mistakes it for a light switch.',
          'The system’s two breakers in the panel. Label them now.',
          'The end of the drain line outdoors. It should drip on a hot day.',
          'The float switch in the drain pan.',
        ),
        p(
          'Prefer to read? The ',
          link('HVAC FAQs', '/hvac-faqs'),
          ' and the ',
          link('articles', '/whitleys-heating-and-air-blog'),
          ' cover the same topics in more detail.',
        ),
      ],
    },
  ],
  callToAction: {
    heading: 'Want us to show you?',
    text: 'At a tune-up we’ll walk you through your own system. Film it if you like.',
    links: [{ label: 'Schedule Service', to: '/contact' }],
  },
};
