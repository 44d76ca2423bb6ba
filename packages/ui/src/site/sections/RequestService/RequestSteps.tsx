import type { RequestStep } from '@hvac/content/model';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { numbers, step as stepBox, steps as list } from './RequestService.css.ts';

interface RequestStepsProps {
  title: string;
  steps: readonly RequestStep[];
}

const tones = ['cool', 'mild', 'warm'] as const;

/** What happens after the form is sent, step by step, from cool to warm. */
export const RequestSteps = ({ title, steps }: RequestStepsProps) => (
  <>
    <Heading level={3}>{title}</Heading>
    {/* Safari drops the list role of lists without numbers. */}
    {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
    <ol role="list" className={list}>
      {steps.map((step, index) => (
        <li key={step.title} className={stepBox}>
          <span className={numbers[tones[index % tones.length] ?? 'warm']} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading level={4}>{step.title}</Heading>
            <Text size="label" tone="soft">
              {step.text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  </>
);
