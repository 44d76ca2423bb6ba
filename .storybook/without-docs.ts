/** Takes the place of the docs in story tests: each story would depend on every component that a docs page shows. */
export const ComponentPage = () => null;
