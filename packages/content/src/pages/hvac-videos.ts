import { companyFacts } from '../company.ts';
import type { VideosPage } from '../model/service-pages.ts';
import type { Path } from '../paths.ts';

export const videos = {
  metadata: {
    title: 'HVAC Videos: See How Your System Works | Whitley’s',
    description:
      'A short video from our channel, and what to look for in your own system while you watch. The player loads only when you press the button.',
  },
  title: 'HVAC videos',
  lead: 'Some things are easier to see than to read: how a filter goes in, where the drain ends, what a healthy outdoor unit sounds like.',
  opening: { layout: 'plain' },
  actions: [],
  video: {
    title: 'From our channel',
    text: 'The player belongs to another company, which learns that you watched. It loads when you press the button, not before.',
    still: { src: '/pictures/slide-3.svg', alt: 'A technician at work on an outdoor unit by the river' },
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
      heading: 'Look for these in your own house',
      body: [
        {
          kind: 'list',
          style: 'numbers',
          items: [
            ['The filter: where is it, which size is printed on the frame, and which way does the arrow point?'],
            ['The switch beside the air handler, so that nobody takes it for a light.'],
            ['The two breakers of the system in the panel. Label them now, in daylight.'],
            ['The end of the drain line outdoors. On a hot day it drips.'],
            ['The float switch in the pan. Do not test it on a holiday weekend.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Prefer to read? The ',
            { text: 'HVAC FAQs', to: '/hvac-faqs' },
            ' and the ',
            { text: 'articles', to: '/whitleys-heating-and-air-blog' },
            ' cover the same ground with more patience.',
          ],
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Rather have somebody show you?',
    text: 'At a tune-up we walk you through your own system, and you may film it.',
    links: [{ label: 'Schedule a tune-up', to: '/contact' }],
  },
} as const satisfies VideosPage<Path>;
