declare module 'virtual:component-tokens' {
  /** Tokens that the styles in each component's folder read: `{ Button: ['color.action'] }`. */
  export const tokensOf: Readonly<Record<string, readonly string[]>>;
}
