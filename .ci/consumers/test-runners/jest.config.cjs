module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.jest.cjs'],
  transform: { '\\.js$': ['babel-jest', { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] }] },
  // The package is published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!@hvac/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/empty.cjs' },
};
