/** What these tests read of the federation runtime in the page. */
interface FederationInstance {
  name: string;
  shareScopeMap: Record<string, Record<string, Record<string, { from: string; useIn: string[] }>>>;
  options: { shared: Record<string, unknown> };
}

/** A manifest by the name of its remote. */
interface FederationInfo {
  remotesInfo: Record<string, { matchedVersion: string }>;
}

declare const __FEDERATION__: {
  __INSTANCES__: FederationInstance[];
  moduleInfo: Record<string, FederationInfo>;
};
