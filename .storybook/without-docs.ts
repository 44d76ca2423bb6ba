import type { StrictArgTypes } from 'storybook/internal/types';

/*
 * Stands for the docs in story tests, which show none: else each story would depend on every component that a docs page
 * shows or a control is listed for, and a change of one would be a change of all.
 */

export const ComponentPage = () => null;

export const usableControls = ({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes => argTypes;
