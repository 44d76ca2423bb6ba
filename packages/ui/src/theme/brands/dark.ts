import type { TokenValues } from '../customProperties.ts';

/**
 * Coastal Daylight at night: navy paper, the same coral. Coral, sea-glass and amber stay bright, so that what stands on
 * them stays ink; the surfaces that are dark by day lie a step below the page.
 */
export const dark: TokenValues = {
  color: {
    page: '#0b1a25',
    card: '#13283a',
    band: '#1a3346',
    bandStrong: '#254258',
    line: '#2f4b60',
    text: '#eef4f6',
    textLead: '#d9e6eb',
    textSoft: '#a9bfca',
    link: '#7fd1d6',
    selected: '#7fd1d6',
    selectedWash: '#173f4a',
    actionEdge: '#00000040',
    actionText: '#ff9d82',
    actionLine: '#7a3d2d',
    dark: '#06121b',
    coolingWash: '#123f3f',
    coolingText: '#8fd9cf',
    heatingWash: '#46340f',
    heatingText: '#ffc76b',
    warmWash: '#4a261b',
    star: '#f6b042',
    field: '#7f95a3',
    error: '#ff8f85',
    errorStrong: '#ffb1a8',
    errorWash: '#4a1a1c',
    errorField: '#2a1b24',
    errorLine: '#7d3a3a',
    focus: '#ffd27a',
    focusGap: '#0b1a25',
    skyTop: '#12303d',
    skyMiddle: '#13283a',
    skyBottom: '#2b2a22',
  },
  shadow: {
    low: '0 1px 2px #00000066, 0 4px 14px #00000040',
    high: '0 2px 4px #00000066, 0 18px 44px -12px #000000b3',
    float: '0 0 0 3px #0b1a25, 0 12px 30px -6px #000000b3',
  },
};
