export default {
  testEnvironment: 'jsdom',
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
  // Packages that contain ES modules, which Jest has to transform.
  transformIgnorePatterns: [
    '/node_modules/(?!(@internationalized|@noble|@platform|d3-[a-z]+|internmap|lucide-react|uqr)/)',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/noStyles.js' },
};
