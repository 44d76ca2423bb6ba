import type { Drawing } from '@hvac/content/model';

const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

const currents = [
  'M8 15c3 12 5 16 8.5 16s6-13 10.5-13 6.5 13 10.5 13S44 22 47 13',
  'M9 23c3 10 5 14 8 14s6-11 10-11 6.5 11 10 11 6-7 8.5-14',
  'M11 31c2 8 4 12 6.5 12s5.5-9 9.5-9 6.5 9 9.5 9S41 38 43 32',
] as const;

/** Three currents of air, from cool to hot, that write the company's initial. */
export const mark: Drawing = {
  size: 54,
  paths: [
    {
      d: 'M15 0h24a15 15 0 0 1 15 15v24a15 15 0 0 1-15 15H15A15 15 0 0 1 0 39V15A15 15 0 0 1 15 0z',
      color: 'dark',
      onDark: 'page',
    },
    { d: currents[0], color: 'cooling', onDark: 'flowCool', width: 4.2 },
    { d: currents[1], color: 'flowWarm', width: 4.2 },
    { d: currents[2], color: 'flowHot', width: 4.2 },
  ],
};

const toDealer = 'translate(29 26) scale(1.28)';

/** The scalloped seal of an authorized dealer, around the company's mark. */
export const dealerSeal: Drawing = {
  size: 128,
  paths: [
    {
      d: 'M64 4l14 9 16-3 8 14 16 5 0 17 12 12-8 15 4 16-14 9-3 17-17 1-11 12-15-7-15 7-11-12-17-1-3-17-14-9 4-16-8-15 12-12V29l16-5 8-14 16 3z',
      color: 'selected',
      transform: 'translate(3 2) scale(.95)',
    },
    { d: round(64, 62, 42), color: 'page' },
    { d: currents[0], color: 'flowCool', width: 4.2, transform: toDealer },
    { d: currents[1], color: 'flowWarm', width: 4.2, transform: toDealer },
    { d: currents[2], color: 'flowHot', width: 4.2, transform: toDealer },
  ],
};

const ripple = 'M24 88c18-8 30 6 50 0s32-6 52 0';

/** The round seal of service day and night: sunrise over the river. */
export const emergencySeal: Drawing = {
  size: 150,
  paths: [
    { d: round(75, 75, 74), color: 'page' },
    { d: round(75, 75, 66), color: 'dark', width: 2 },
    { d: 'M75 14a61 61 0 0 1 61 61H14A61 61 0 0 1 75 14z', color: 'skyTop' },
    { d: round(75, 78, 15), color: 'heating' },
    { d: 'M14 75h122a61 61 0 0 1-122 0z', color: 'textLead' },
    { d: ripple, color: 'cooling', width: 2.5 },
    { d: ripple, color: 'heating', width: 2.5, transform: 'translate(4 11) scale(.95 1)' },
    { d: ripple, color: 'action', width: 2.5, transform: 'translate(11 22) scale(.85 1)' },
  ],
  words: { text: '24/7', y: 58 },
};
