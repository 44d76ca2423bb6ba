import { vars } from '../../../theme/contract.css.ts';
import { figure } from './Seal.css.ts';

const { color } = vars;

/** The scalloped seal of an authorized dealer. Decoration: the words stand beside it. */
const DealerSeal = () => (
  <svg width="128" height="128" viewBox="0 0 128 128" aria-hidden="true">
    <path
      fill={color.selected}
      d="M64 4l14 9 16-3 8 14 16 5 0 17 12 12-8 15 4 16-14 9-3 17-17 1-11 12-15-7-15 7-11-12-17-1-3-17-14-9 4-16-8-15 12-12V29l16-5 8-14 16 3z"
      transform="translate(3 2) scale(.95)"
    />
    <circle cx="64" cy="62" r="42" fill={color.page} />
    <g fill="none" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" transform="translate(37 35)">
      <path stroke={color.flowCool} d="M2 8c4 16 7 21 11 21s8-17 14-17 9 17 14 17 9-12 12-24" />
      <path stroke={color.flowWarm} d="M5 19c4 13 7 18 10 18s8-14 12-14 9 14 13 14 8-9 10-18" />
      <path stroke={color.flowHot} d="M8 30c3 10 5 15 8 15s7-11 11-11 9 11 12 11 6-6 8-13" />
    </g>
  </svg>
);

/** The round seal of service day and night: sunrise over the river. Decoration: the words stand beside it. */
const EmergencySeal = () => (
  <svg width="150" height="150" viewBox="0 0 150 150" aria-hidden="true">
    <circle cx="75" cy="75" r="74" fill={color.page} />
    <circle cx="75" cy="75" r="66" fill="none" stroke={color.dark} strokeWidth="2" />
    <path fill={color.skyTop} d="M75 14a61 61 0 0 1 61 61H14A61 61 0 0 1 75 14z" />
    <circle cx="75" cy="78" r="15" fill={color.heating} />
    <path fill={color.textLead} d="M14 75h122a61 61 0 0 1-122 0z" />
    <g fill="none" strokeWidth="2.5" strokeLinecap="round">
      <path stroke={color.cooling} d="M24 88c18-8 30 6 50 0s32-6 52 0" />
      <path stroke={color.heating} d="M30 99c16-7 28 5 46 0s28-5 44 0" />
      <path stroke={color.action} d="M40 110c12-6 22 4 36 0s22-4 34 0" />
    </g>
    <text x="75" y="58" textAnchor="middle" fill={color.text} className={figure}>
      24/7
    </text>
  </svg>
);

const seals = { dealer: DealerSeal, emergency: EmergencySeal } as const;
export type SealKind = keyof typeof seals;

interface SealProps {
  /** Which seal. */
  kind: SealKind;
}

/** One of the two seals, chosen by data. */
export const Seal = ({ kind }: SealProps) => {
  const Chosen = seals[kind];
  return <Chosen />;
};
