import { getMetadataStorage } from 'class-validator';

const rules = getMetadataStorage();
type RulesOf = typeof rules.getTargetValidationMetadatas;
type Rules = ReturnType<RulesOf>;
const gathered = new WeakMap<object, Rules>();
const gather = rules.getTargetValidationMetadatas.bind(rules);
const grouped = new WeakMap<Rules, ReturnType<typeof rules.groupByPropertyName>>();
const group = rules.groupByPropertyName.bind(rules);

/** The library looks through the rules of all classes at each validation; none of ours gets further ones later. */
rules.getTargetValidationMetadatas = (...given: Parameters<RulesOf>) => {
  const [target] = given;
  const known = gathered.get(target) ?? gather(...given);
  gathered.set(target, known);
  return known;
};

/** And puts them in order anew. */
rules.groupByPropertyName = (given: Rules) => {
  const known = grouped.get(given) ?? group(given);
  grouped.set(given, known);
  return known;
};
