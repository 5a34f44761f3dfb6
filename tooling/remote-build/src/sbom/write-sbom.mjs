import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import parseExpression from 'spdx-expression-parse';
import { packageOf } from '../share/package-json.mjs';
import { SBOM } from './bundled-packages.mjs';
import { findPackages } from './find-packages.mjs';

const { Builders, Factories } = Contrib.FromNodePackageJson;
const builder = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory((text) => void parseExpression(text)),
);

/**
 * Writes the bill of materials of a build into its folder: each package whose code is in a script, with its version and
 * license. The same build has the same bill, so it has no time and no serial number.
 * @param {string} dir folder of the remote or the host
 * @param {string} [dist] its build
 */
export function writeSbom(dir, dist = path.join(dir, 'dist')) {
  const { name, version } = packageOf(dir);
  const root = componentOf({ name, version }, Enums.ComponentType.Application);
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  for (const installed of findPackages(dir, dist)) {
    const component = componentOf(installed, Enums.ComponentType.Library);
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  writeFileSync(path.join(dist, SBOM), serializer.serialize(bom, { sortLists: true }));
}

/**
 * @param {import('./find-packages.mjs').Installed} installed
 * @param {Enums.ComponentType} type
 */
function componentOf(installed, type) {
  const { name, version } = installed;
  const component = builder.makeComponent(installed, type) ?? new Models.Component(type, name);
  component.purl = `pkg:npm/${name.replace('@', '%40')}${version === undefined ? '' : `@${version}`}`;
  component.bomRef.value = component.purl;
  return component;
}
