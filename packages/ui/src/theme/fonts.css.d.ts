/** The style sheet beside this file, for `import`: it exports nothing. */
export {};
