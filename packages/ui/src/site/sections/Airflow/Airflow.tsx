import { useId } from 'react';
import { vars } from '../../../theme/contract.css.ts';
import { airflow, type AirflowVariants } from './Airflow.css.ts';

interface AirflowProps {
  /** Band: fills its parent. Card: along the bottom edge. */
  variant?: AirflowVariants['variant'];
  /** Flow: cool to warm. OnAction: one light color, on the action color. */
  tone?: 'flow' | 'onAction';
  /** Where the lines fade out, to keep text readable. */
  fade?: AirflowVariants['fade'];
}

// Five lines that come together once and then fan out.
const lines = [0, 1, 2, 3, 4].map(
  (step) =>
    `M-20 ${180 + step * 16}C220 ${110 + step * 22} 380 ${260 - step * 6} 640 ${160 + step * 7}S1080 ${20 + step * 20} 1460 ${70 + step * 28}`,
);

/** Decorative lines of air, cool at the left and warm at the right. The parent has to be positioned and clip it. */
export const Airflow = ({ variant = 'band', tone = 'flow', fade = 'none' }: AirflowProps) => {
  const gradient = useId();
  return (
    <svg
      className={airflow({ variant, fade })}
      viewBox="0 0 1440 260"
      preserveAspectRatio="none"
      fill="none"
      stroke={tone === 'flow' ? `url(#${gradient})` : vars.color.actionBorder}
      strokeWidth={2}
      opacity={tone === 'flow' ? 0.7 : 1}
      aria-hidden="true"
    >
      {tone === 'flow' && (
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="1440" y1="0" y2="0">
          <stop stopColor={vars.color.illustrationFlowCool} />
          <stop offset="0.45" stopColor={vars.color.illustrationFlowMild} />
          <stop offset="0.68" stopColor={vars.color.illustrationFlowWarm} />
          <stop offset="1" stopColor={vars.color.illustrationFlowHot} />
        </linearGradient>
      )}
      {lines.map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" strokeLinecap="round" />
      ))}
    </svg>
  );
};
