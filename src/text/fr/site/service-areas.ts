/** The cities of the map. */
export const serviceAreasFr = {
  map: "Les villes desservies, de Québec à Toronto",
  cities: { Montréal: "Montréal", Laval: "Laval", Québec: "Québec", Ottawa: "Ottawa", Toronto: "Toronto" },
};
