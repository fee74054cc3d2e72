import type { core } from './en/core';
import type { features } from './en/features';

type Features = typeof features;

/** Each feature's English module exports a const of the feature's name; its shape types the keys. */
type FeatureResources = {
  [Name in keyof Features]: Features[Name] extends () => Promise<infer Module>
    ? Name extends keyof Module
      ? Module[Name]
      : never
    : never;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof core & FeatureResources };
  }
}
