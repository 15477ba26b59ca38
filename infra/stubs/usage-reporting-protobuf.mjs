// Stands in for Apollo's usage-reporting messages in the bundles: every plugin that would send them is disabled.
export const Trace = undefined;
export const Report = undefined;
export const ReportHeader = undefined;
export const google = undefined;
