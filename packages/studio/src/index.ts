export { showSight, SIGHT_CHOICES, type Sight } from './foundations/colourSight';
export { openFiles, packDraft } from './studio/archive';
export {
  applyAll,
  rename,
  seedDraft,
  setDensity,
  setFacts,
  setToken,
  type Draft,
} from './studio/draft';
export { inspect, passes } from './studio/inspect';
