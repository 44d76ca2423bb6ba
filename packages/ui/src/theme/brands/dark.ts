import { colors } from '@hvac/content/colors';
import type { TokenValues } from '../customProperties.ts';

/**
 * Coastal Daylight at night: navy paper, the same coral. Coral, sea-glass and amber stay bright, so that what stands on
 * them stays ink; the surfaces that are dark by day lie a step below the page.
 */
export const dark: TokenValues = {
  color: {
    background: '#0b1a25',
    card: '#13283a',
    backgroundSubtle: '#1a3346',
    backgroundStrong: '#254258',
    border: '#2f4b60',
    text: '#eef4f6',
    textLead: '#d9e6eb',
    textSubdued: '#a9bfca',
    link: '#7fd1d6',
    selected: '#7fd1d6',
    selectedSubtle: '#173f4a',
    actionEdge: '#00000040',
    actionText: '#ff9d82',
    actionBorder: '#7a3d2d',
    dark: '#06121b',
    statusInfoSubtle: '#123f3f',
    statusInfoText: '#8fd9cf',
    statusSuccess: '#8fd9cf',
    statusSuccessSubtle: '#123f3f',
    statusWarningSubtle: '#46340f',
    statusWarningText: '#ffc76b',
    actionSubtle: '#4a261b',
    rating: colors.statusWarning,
    borderField: '#7f95a3',
    statusError: '#ff8f85',
    statusErrorStrong: '#ffb1a8',
    statusErrorSubtle: '#4a1a1c',
    statusErrorField: '#2a1b24',
    statusErrorBorder: '#7d3a3a',
    focus: '#ffd27a',
    focusGap: '#0b1a25',
    illustrationSkyTop: '#1f4560',
    illustrationSkyMiddle: '#33576f',
    illustrationSkyBottom: '#4c6474',
  },
  shadow: {
    low: '0 1px 2px #00000066, 0 4px 14px #00000040',
    high: '0 2px 4px #00000066, 0 18px 44px -12px #000000b3',
    float: '0 0 0 3px #0b1a25, 0 12px 30px -6px #000000b3',
  },
};
