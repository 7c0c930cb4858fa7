export { FACTS_EVENT } from './foundations/screenFacts';
export { simulateVision, VISION_CHOICES, type ColourVision } from './foundations/simulateVision';
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
